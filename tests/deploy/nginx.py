"""The nginx of this machine with our site, on loopback and with a certificate of its own."""

from __future__ import annotations

import os
import shutil
import ssl
import subprocess
from pathlib import Path

from tests.server.cluster import free_port
from tests.server.living import Server

SITE = Path(__file__).parent.parent.parent / "deploy" / "nginx.conf"
SBIN = f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin"
MAIN = """
daemon off;
{user}
pid {folder}/nginx.pid;
error_log stderr notice;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/saecula.conf;
}}
"""


def program(name: str, package: str) -> str:
    """Return where a program of the system lies."""
    found = shutil.which(name, path=SBIN)
    assert found, f"{name} is missing: apt-get install {package}"
    return found


def new_certificate(folder: Path) -> ssl.SSLContext:
    """Make a certificate for 127.0.0.1, and return the trust in it."""
    openssl = [program("openssl", "openssl"), "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    names = ["-nodes", "-days", "2", "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    files = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "certificate.pem")]
    subprocess.run([*openssl, *names, *files], check=True, capture_output=True)
    return ssl.create_default_context(cafile=folder / "certificate.pem")


class Nginx(Server):
    """nginx in front of a server: what reaches it by `url` has come by TLS."""

    def __init__(self, folder: Path, server: Server) -> None:
        super().__init__("", free_port())
        self.folder = folder
        self.behind = server
        self.plain_port = free_port()
        self.trust = new_certificate(folder)

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"https://127.0.0.1:{self.port}"

    def site(self) -> str:
        """Return our site with the ports, files and addresses of this test, and nothing else changed."""
        text = SITE.read_text("utf-8")
        changes = {
            "listen 80;": f"listen 127.0.0.1:{self.plain_port};",
            "listen [::]:80;": "",
            "listen 443 ssl http2;": f"listen 127.0.0.1:{self.port} ssl http2;",
            "listen [::]:443 ssl http2;": "",
            "/etc/letsencrypt/live/table.example.org/fullchain.pem": str(self.folder / "certificate.pem"),
            "/etc/letsencrypt/live/table.example.org/privkey.pem": str(self.folder / "key.pem"),
            "/var/lib/nginx/saecula": str(self.folder / "cache"),
            "http://127.0.0.1:8120": self.behind.url,
        }
        for ours, own in changes.items():
            assert ours in text
            text = text.replace(ours, own)
        return text

    def start(self) -> Nginx:
        """Start, and wait until it listens."""
        user = "user root root;" if os.geteuid() == 0 else ""  # only root may read what a test of root has written
        (self.folder / "saecula.conf").write_text(self.site(), "utf-8")
        (self.folder / "nginx.conf").write_text(MAIN.format(folder=self.folder, user=user), "utf-8")
        self.process = subprocess.Popen(
            [program("nginx", "nginx"), "-e", "stderr", "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        said = []
        for line in self.process.stdout:
            said.append(line)
            if "start worker process " in line:
                return self
        raise AssertionError("".join(said))

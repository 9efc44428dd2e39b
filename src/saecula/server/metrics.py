"""Metrics: figures for Prometheus, served on an address of their own. `docs/operating.md` explains them."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Gauge, Histogram, ProcessCollector, start_http_server

from saecula.kernel.problem import Problem

MATCHES = Gauge("saecula_matches_open", "open matches", registry=None)
SOCKETS = Gauge("saecula_sockets", "open sockets", registry=None)
CHOICE_SECONDS = Histogram("saecula_choice_seconds", "accepted choices", ["by"], registry=None)  # a person, a bot
THOUGHTS = Gauge("saecula_thoughts", "unfinished thoughts", registry=None)
STORE_WRITE_SECONDS = Histogram("saecula_store_write_seconds", "store writes", registry=None)


def serve_metrics(address: str) -> str:
    """Serve all figures from a thread of its own, or raise a Problem; return where they are."""
    registry = CollectorRegistry()
    for collector in (MATCHES, SOCKETS, CHOICE_SECONDS, THOUGHTS, STORE_WRITE_SECONDS):
        registry.register(collector)
    ProcessCollector(registry=registry)
    name, _, port = address.rpartition(":")
    host = name.strip("[]")
    try:
        server, _ = start_http_server(int(port), host, registry)
    except OSError as error:
        detail = error.strerror or error
        raise Problem("cannot-listen", host=host, port=port, option="--metrics", detail=detail) from error
    return f"http://{name}:{server.server_port}/metrics"

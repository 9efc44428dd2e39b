declare module 'virtual:checker' {
  /** The one file that checks a saved log without a server. */
  const html: string;
  export default html;
}

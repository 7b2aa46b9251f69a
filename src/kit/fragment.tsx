/** Markup that components made on the server, whole; never give it what people typed. Clicks and typing in it work as in any other. */
export function Fragment({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}

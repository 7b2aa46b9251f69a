/** A page that needs nothing else to be shown, with the policy under which a browser shows it. */
export interface RefusalPage {
  html: string
  policy: string
}

/** Whether somebody looks at the answer: browsers that go to an address or send a form name HTML, scripts and plain clients do not. */
export function wantsPage(accept: string | undefined): boolean {
  return accept?.toLowerCase().includes('text/html') ?? false
}

/** The first paragraph of a description, to stand above a list, and what goes below it. */
export function splitLead(html: string): { lead: string; rest: string } {
  const end = html.indexOf('</p>')
  if (end === -1) return { lead: html, rest: '' }
  const cut = end + '</p>'.length
  return { lead: html.slice(0, cut), rest: html.slice(cut).trim() }
}

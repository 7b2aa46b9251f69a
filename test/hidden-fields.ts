/** What a browser without JavaScript would send of a page's forms: the hidden fields and what is chosen already. */
export function hiddenFields(page: string): [string, string][] {
  const inputs = [...page.matchAll(/<input [^>]*>/g)].map(([input]) => ({
    type: /type="([^"]*)"/.exec(input)?.[1],
    name: /name="([^"]*)"/.exec(input)?.[1] ?? '',
    value: /value="([^"]*)"/.exec(input)?.[1] ?? '',
    checked: / checked=""/.test(input),
  }))
  return inputs
    .filter(({ type, checked }) => type === 'hidden' || (type === 'radio' && checked))
    .map(({ name, value }) => [name, value])
}

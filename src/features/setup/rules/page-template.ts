/** What the shop's own settings put into a template when the page is prepared; Markdown. */
export type TemplateValues = Record<'payments' | 'couriers' | 'account', string>

/** Fills {{places}} of a template; a value of several lines keeps the indentation of its place. */
export function fillTemplate(markdown: string, values: TemplateValues): string {
  return markdown.replace(/^([ \t]*)(.*?)\{\{(\w+)\}\}/gm, (whole, indent: string, before: string, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name as keyof TemplateValues] : null
    return value === null ? whole : indent + before + value.replaceAll('\n', `\n${indent}`)
  })
}

/** A line of a list from words that people typed: nothing in them becomes markup. */
export function listLine(words: string): string {
  return `- ${words.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')}`
}

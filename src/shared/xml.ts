/** Returns an XML document. Characters that XML cannot represent (control characters, lone surrogates) are omitted. */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${writeElement(root)}`
}

function writeElement({ name, attributes, text, children }: XmlElement): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
  const inside = escapeXml(text) + children.map(writeElement).join('')
  return inside ? `<${name}${written.join('')}>${inside}</${name}>` : `<${name}${written.join('')}/>`
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Escapes a text for XML and HTML, as content and in quoted attributes. */
export function escapeXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 forbids
  const allowed = text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  return allowed.replace(/[&<>"']/g, (character) => escapes[character] ?? character)
}

/** Returns an element to be written. */
export function xmlElement(
  name: string,
  attributes: Record<string, string> = {},
  children: XmlElement[] = [],
  text = '',
): XmlElement {
  return { name, attributes, text, children }
}

/** A parsed element of an XML document. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  /** All its direct text, joined. */
  text: string
  children: XmlElement[]
}

/** Returns the first child of this name. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name)
}

export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? []
}

/** Returns an attribute, trimmed; empty when absent. */
export function attributeOf(element: XmlElement | undefined, name: string): string {
  return element?.attributes[name]?.trim() ?? ''
}

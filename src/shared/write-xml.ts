import type { XmlElement } from './xml-element.ts'

/** An XML document. What XML cannot hold (control characters, halves of surrogate pairs) is left out. */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${writeElement(root)}`
}

function writeElement({ name, attributes, text, children }: XmlElement): string {
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
  const inside = escapeXml(text) + children.map(writeElement).join('')
  return inside ? `<${name}${given.join('')}>${inside}</${name}>` : `<${name}${given.join('')}/>`
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function escapeXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 forbids
  const allowed = text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  return allowed.replace(/[&<>"']/g, (character) => escapes[character] ?? character)
}

/** An element to be written. */
export function element(
  name: string,
  attributes: Record<string, string> = {},
  children: XmlElement[] = [],
  text = '',
): XmlElement {
  return { name, attributes, text, children }
}

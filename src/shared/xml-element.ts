/** A part of an XML document, as it was read. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  /** All text directly in it, joined. */
  text: string
  children: XmlElement[]
}

/** The first child of this name. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name)
}

export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? []
}

/** An attribute without spaces around it; empty when it is not there. */
export function attributeOf(element: XmlElement | undefined, name: string): string {
  return element?.attributes[name]?.trim() ?? ''
}

/** Puts values into {places} of a content page; they are text, so nothing in them becomes markup. An unknown place stays. */
export function fillPlaces(html: string, values: Record<string, string>): string {
  return html.replace(/\{([\w.]+)\}/g, (place, name: string) =>
    name in values ? escapeHtml(values[name] ?? '') : place,
  )
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

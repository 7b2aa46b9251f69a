/** What a message to the seller may be about, in the order of the form. */
export const contactTopics = ['order', 'product', 'quote', 'return', 'other'] as const

export type ContactTopic = (typeof contactTopics)[number]

/** Returns a known topic; 'other' for anything else. */
export function readContactTopic(raw: unknown): ContactTopic {
  return contactTopics.find((topic) => topic === raw) ?? 'other'
}

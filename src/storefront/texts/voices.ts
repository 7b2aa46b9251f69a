import { defineTexts } from '#shared/text.ts'

/** What buyers say, on the home page; rendered on the server only. */
export const voicesTexts = defineTexts('voices', {
  shop: {
    one: '{mean} na 5 · {count} opinia o\u00a0sklepie',
    few: '{mean} na 5 · {count} opinie o\u00a0sklepie',
    many: '{mean} na 5 · {count} opinii o\u00a0sklepie',
    other: '{mean} na 5 · {count} opinii o\u00a0sklepie',
  },
  /** Only good ones are quoted, so it is said (art. 39a of the Polish act on consumer rights). */
  chosen:
    'To wybrane opinie z\u00a0pięcioma gwiazdkami. Wszystkie, także gorsze, i\u00a0to, jak je sprawdzamy, znajdziesz przy produktach i\u00a0na stronie opinii o\u00a0sklepie.',
  about: '{author} o\u00a0tym:',
})

import { defineTexts } from '#shared/text.ts'

/** What buyers say, on the home page; rendered on the server only. */
export const voicesTexts = defineTexts('voices', {
  shop: {
    one: '{mean} na 5 · {count} opinia o\u00a0sklepie',
    few: '{mean} na 5 · {count} opinie o\u00a0sklepie',
    many: '{mean} na 5 · {count} opinii o\u00a0sklepie',
    other: '{mean} na 5 · {count} opinii o\u00a0sklepie',
  },
  about: '{author} o\u00a0tym:',
})

import { defineTexts } from '#shared/text.ts'

/** The ways to an opinion; texts of links. */
export const opinionLinkTexts = defineTexts('opinionLinks', {
  write: 'Napisz opinię',
  rate: 'Oceń',
  rateShop: 'Oceń nasz sklep',
  yours: 'Twoja opinia',
  yoursOfShop: 'Twoja opinia o\u00a0sklepie',
})

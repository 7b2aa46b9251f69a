import { defineTexts } from '#shared/text.ts'

export const pricingTexts = defineTexts('pricing', {
  unknownSize: 'nie ma takiego rozmiaru',
  wrongAmount: 'cena musi być liczbą groszy od 0 do miliarda',
  wrongPromotion: 'promocja skończyła się, zanim się zaczęła',
  wrongTiers: 'progi rabatu ilościowego muszą być różne i większe od 0',
  wrongSubscription: 'subskrypcja potrzebuje zniżki i odstępów w dniach',
})

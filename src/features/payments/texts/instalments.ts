import { defineTexts } from '#shared/text.ts'

/** Server-only: these texts do not reach the browser. */
export const instalmentTexts = defineTexts('payments.instalments', {
  open: 'Oblicz ratę',
  opens: '{name}, otwiera się w nowym oknie',
  offered: 'Ile wyniesie rata i cały koszt, pokaże kredytodawca na swojej stronie.',
  currency: 'Raty są dostępne tylko w złotych.',
  below: 'Raty są dostępne od {amount}.',
  belowNet: 'Raty są dostępne od {amount} netto.',
  above: 'Raty są dostępne do {amount}.',
  aboveNet: 'Raty są dostępne do {amount} netto.',
  products: {
    one: 'Na raty można kupić najwyżej {count} produkt naraz, a w koszyku jest ich więcej.',
    few: 'Na raty można kupić najwyżej {count} produkty naraz, a w koszyku jest ich więcej.',
    many: 'Na raty można kupić najwyżej {count} produktów naraz, a w koszyku jest ich więcej.',
    other: 'Na raty można kupić najwyżej {count} produktu naraz, a w koszyku jest ich więcej.',
  },
})

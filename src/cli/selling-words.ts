import type { SellingGap } from '#features/checkout/rules/selling-gaps.ts'

const words: Record<SellingGap, string> = {
  seller: 'dane sprzedawcy: nazwa, adres, e-mail i telefon (new albo settings set seller.name …)',
  terms: 'regulamin: przeczytaj i popraw przygotowany (pages show regulamin), potem: pages publish --all',
  courier: 'kurier (new albo couriers load)',
  payment: 'sposób zapłaty: przelew albo kurier, który przyjmuje pieniądze (settings set payments.methods …)',
  'bank-account': 'numer rachunku do przelewów (settings set seller.bankAccount …)',
}

/** What the merchant does about each thing that the shop lacks before anybody may order. */
export function gapWords(gaps: SellingGap[]): string[] {
  return gaps.map((gap) => words[gap])
}

/** The same in one line. */
export function gapLine(gaps: SellingGap[]): string {
  return `Nikt nie może jeszcze zamówić. Brakuje: ${gapWords(gaps).join('; ')}`
}

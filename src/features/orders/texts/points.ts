import { defineTexts } from '#shared/text.ts'

/** A client's loyalty points. */
export const pointsTexts = defineTexts('points', {
  title: 'Punkty',
  balance: {
    one: 'Masz {count} punkt.',
    few: 'Masz {count} punkty.',
    many: 'Masz {count} punktów.',
    other: 'Masz {count} punktu.',
  },
  empty: 'Nie masz jeszcze żadnych punktów. Dostaniesz je za zakupy.',
  date: 'Kiedy',
  reason: 'Za co',
  points: 'Punkty',
  after: 'Po zmianie',
  granted: 'prezent od sklepu',
  spent: 'wydane na towary',
  received: 'za zakupy',
  returned: 'zwrot punktów',
  order: 'zamówienie {number}',
  older: 'Starsze wpisy',
  newest: 'Najnowsze wpisy',
  buys: 'Towary za punkty',
  affordable: 'Starczy ci punktów',
  missing: {
    one: 'Brakuje {count} punktu',
    few: 'Brakuje {count} punktów',
    many: 'Brakuje {count} punktów',
    other: 'Brakuje {count} punktu',
  },
})

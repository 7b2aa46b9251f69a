import { defineTexts } from '#shared/text.ts'

/** What sizes are called, by what is sold; said by the server alone. */
export const sizeWordTexts = defineTexts('sizeWord', {
  size: 'Rozmiar',
  value: 'Wartość',
  variant: 'Wariant',
  sizes: 'Rozmiary',
  values: 'Wartości',
  variants: 'Warianty',
  chooseSize: 'Wybierz rozmiar',
  chooseValue: 'Wybierz wartość',
  chooseVariant: 'Wybierz wariant',
  missingSize: 'Nie ma twojego rozmiaru? Powiadom, gdy wróci',
  missingValue: 'Nie ma twojej wartości? Powiadom, gdy wróci',
  missingVariant: 'Nie ma twojego wariantu? Powiadom, gdy wróci',
  goneSize: '{note}, w rozmiarze {size}, którego już nie ma',
  goneValue: '{note}, o wartości {size}, której już nie ma',
  goneVariant: '{note}, w wariancie {size}, którego już nie ma',
})

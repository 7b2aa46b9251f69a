import { defineTexts } from '#shared/text.ts'

/** For the dialog that asks for a size, loaded with it. */
export const quickDialogTexts = defineTexts('quickDialog', {
  loading: 'Sprawdzamy, co jest na półce…',
  failed: 'Nie udało się sprawdzić wariantów',
  toProduct: 'Przejdź do produktu',
  close: 'Zamknij',
})

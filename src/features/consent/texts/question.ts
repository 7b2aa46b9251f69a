import { defineTexts } from '#shared/text.ts'

/** What is asked, wherever it is asked. All answers are worth the same: none is larger, earlier or nicer than the others. */
export const consentTexts = defineTexts('consent', {
  title: 'Czy możemy?',
  text: 'To, bez czego sklep nie działa – koszyk, logowanie, twoje wybory – jest zawsze. Na resztę potrzebujemy twojej zgody. Możesz ją w każdej chwili zmienić w stopce strony.',
  all: 'Zgadzam się na wszystko',
  none: 'Tylko niezbędne',
  choose: 'Wybieram',
})

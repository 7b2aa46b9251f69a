import { defineTexts } from '#shared/text.ts'

export const consentPageTexts = defineTexts('consentPage', {
  title: 'Twoje zgody',
  analytics: 'Statystyka',
  analyticsHint: 'Liczymy, co w sklepie jest oglądane i kupowane, żeby go poprawiać.',
  marketing: 'Reklama',
  marketingHint: 'Pokazujemy i mierzymy reklamy, także poza sklepem.',
  save: 'Zapisz wybór',
  saved: 'Zapisane.',
  unanswered: 'Zgody czekają na twój wybór. Na razie działa tylko to, co niezbędne.',
  number: 'Numer twojej decyzji: {token}',
})

/** The consent question. All answers are equal: none is larger, earlier or nicer than the others. */
export const consentTexts = defineTexts('consent', {
  title: 'Czy możemy?',
  text: 'To, bez czego sklep nie działa – koszyk, logowanie, twoje wybory – jest zawsze. Na resztę potrzebujemy twojej zgody. Możesz ją w każdej chwili zmienić w stopce strony.',
  all: 'Zgadzam się na wszystko',
  none: 'Tylko niezbędne',
  choose: 'Wybieram',
})

/** Used by the server only. */
export const nothingAskedTexts = defineTexts('consentPage', {
  nothingAsked:
    'Ten sklep używa tylko plików cookie, bez których nie działa: do koszyka, logowania i twoich wyborów. O zgodę nie ma więc o co pytać.',
})

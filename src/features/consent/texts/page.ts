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

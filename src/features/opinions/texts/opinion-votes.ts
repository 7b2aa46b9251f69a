import { defineTexts } from '#shared/text.ts'

/** Why a vote on an opinion does not count. */
export const opinionVoteTexts = defineTexts('opinionVote', {
  unknown: 'Nie ma już tej opinii.',
  own: 'To twoja opinia: czy pomaga, mówią inni.',
  again: 'Twój głos w\u00a0sprawie tej opinii już mamy.',
  wait: {
    one: 'Za dużo głosów naraz. Następny oddasz za {count} minutę.',
    few: 'Za dużo głosów naraz. Następny oddasz za {count} minuty.',
    many: 'Za dużo głosów naraz. Następny oddasz za {count} minut.',
    other: 'Za dużo głosów naraz. Następny oddasz za {count} minuty.',
  },
})

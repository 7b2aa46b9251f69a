import { numberSetting } from '#shared/setting.ts'

export const consentRoundSetting = numberSetting(
  'consent.round',
  1,
  [1, 1_000],
  'Który raz sklep pyta o zgody: zwiększ, gdy zmienia się to, na co kupujący się zgadzają, a zapytasz wszystkich od nowa',
)

/** Retention of consent records; claims for damages expire after three years (art. 118 and 442¹ k.c.). */
export const consentRetentionSetting = numberSetting(
  'consent.days',
  1_096,
  [30, 3_660],
  'Przez ile dni sklep trzyma odpowiedzi na pytanie o zgody, żeby umieć je wykazać',
)

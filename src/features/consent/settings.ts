import { numberSetting } from '#shared/setting.ts'

export const consentRoundSetting = numberSetting(
  'consent.round',
  1,
  [1, 1_000],
  'Który raz sklep pyta o zgody: zwiększ, gdy zmienia się to, na co kupujący się zgadzają, a zapytasz wszystkich od nowa',
)

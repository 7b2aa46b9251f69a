import { choiceSetting, numberSetting } from '#shared/setting.ts'

export const newsletterFormSetting = choiceSetting(
  'newsletter.form',
  'on',
  ['on', 'off'],
  'Czy w stopce stron można zapisać się na newsletter; kto już jest zapisany, może się wypisać zawsze',
)

/** Retention of consent records after withdrawal; claims for damages expire after three years (art. 118 and 442¹ k.c.). */
export const withdrawnRetentionSetting = numberSetting(
  'newsletter.keptDays',
  1_096,
  [1, 3_660],
  'Przez ile dni po wypisaniu z newslettera sklep trzyma adres i treść zgody, żeby umieć ją wykazać',
)

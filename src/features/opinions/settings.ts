import { choiceSetting } from '#shared/setting.ts'

/** Whether somebody whose purchase is not proven may write an opinion. */
export const opinionsFromAnyoneSetting = choiceSetting<'no' | 'yes'>(
  'opinions.fromAnyone',
  'no',
  ['no', 'yes'],
  'Opinię o towarze może napisać także ktoś, czyjego zakupu sklep nie zna; pokazuje ją wtedy jako niepotwierdzoną',
)

/** Whether an opinion of a proven buyer is seen before the shop has read it. */
export const opinionsAtOnceSetting = choiceSetting<'no' | 'yes'>(
  'opinions.publishAtOnce',
  'no',
  ['no', 'yes'],
  'Opinie potwierdzone zamówieniem sklep pokazuje od razu; inaczej czekają na npm run shop -- opinions publish',
)

import { type Setting, textSetting } from '#shared/setting.ts'

/** What a visitor does that the shop may want to count. */
export type TrackingEvent = 'addedToBasket'

/** JavaScript that the visitor's browser runs afterwards; '' is none. Only the merchant writes it. */
export const trackingSettings: Record<TrackingEvent, Setting<string>> = {
  addedToBasket: textSetting(
    'tracking.addedToBasket',
    '',
    'JavaScript uruchamiany w przeglądarce po dodaniu do koszyka, na przykład dla statystyk',
  ),
}

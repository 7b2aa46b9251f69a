import { urls } from '#shared/urls.ts'
import type { Known } from './known.ts'

/** Member pictures, in the merchant's order. */
export function pictures({ record }: Known) {
  return record.pictures.map(({ file, width, height, alt }, place) => ({
    position: place + 1,
    url: urls.picture(file, 1280),
    medium_url: urls.picture(file, 640),
    icon_url: urls.picture(file, 160),
    width,
    height,
    alt,
    data: { icon: urls.picture(file, 160), icon_second: urls.picture(file, 160, 'jpeg') },
  }))
}

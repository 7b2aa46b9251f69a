import { palette } from '#features/content/rules/colours.ts'
import { coloursSetting, logoSetting } from '#features/content/settings.ts'
import type { MailBrand } from '#kit/mail/mail-brand.tsx'
import { lightColours } from '#kit/mail/mail-colours.ts'
import { widthsUpTo } from '#shared/picture-widths.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { urls } from '#shared/urls.ts'
import type { PublicShop } from '#shop'

/** The largest size of the logo, CSS pixels; its file has twice as many. */
const logoHeight = 40
const maxLogoWidth = 192

/** Returns how the shop's mails look: its name or logo, and its colours. */
export function mailBrand({ settings, publicUrl }: PublicShop, shopName: string): MailBrand {
  const colours = settings.get(coloursSetting)
  const logo = settings.get(logoSetting)
  return {
    shopName,
    home: serverUrls.absolute(publicUrl, urls.home()),
    logo: logo && {
      src: serverUrls.absolute(publicUrl, urls.picture(logo.file, widthFor(logo.width), 'jpeg')),
      ...shownSize(logo),
    },
    colours: { ...lightColours, ...(colours && palette(colours)) },
  }
}

function widthFor(width: number): number {
  const stored = widthsUpTo(width)
  return stored.find((candidate) => candidate >= 2 * maxLogoWidth) ?? Math.max(...stored)
}

function shownSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(logoHeight / height, maxLogoWidth / width)
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) }
}

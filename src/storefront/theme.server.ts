import type { BrandPicture } from '#features/content/checks/shop-identity.ts'
import { palette } from '#features/content/rules/colours.ts'
import { coloursSetting, iconSetting, logoSetting } from '#features/content/settings.ts'
import { widthsUpTo } from '#shared/picture-widths.ts'
import { urls } from '#shared/urls.ts'
import type { PublicShop } from '#shop'
import icon from './icon.svg?url&no-inline'

/** The background of styles.css. */
const defaultBackground = '#faf7f2'

/** Height and width limit of the logo in the header, in rem. */
const logoHeight = 2.5
const maxLogoWidth = 12
const logoPixels = maxLogoWidth * 16 * 2 // sharp on dense screens
const iconPixels = 160

/**
 * Returns the page with the merchant's theme: icon, colours, logo. Written by the server alone: browsers load no script for it. Also
 * returns the styles, which the page's policy must allow; '' for a shop without a theme.
 */
export function applyTheme(html: string, { settings }: Pick<PublicShop, 'settings'>): { html: string; styles: string } {
  const colours = settings.get(coloursSetting)
  const logo = settings.get(logoSetting)
  const styles = (colours ? themeVariables(palette(colours)) : '') + (logo ? logoRule(logo) : '')
  const head = [
    iconLink(settings.get(iconSetting)),
    `<meta name="theme-color" content="${colours?.background ?? defaultBackground}"/>`,
    ...(styles ? [`<style>${styles}</style>`] : []),
  ]
  return { html: html.replace('</head>', () => `${head.join('')}</head>`), styles }
}

function themeVariables(colours: Record<string, string>): string {
  const declared = Object.entries(colours).map(([name, colour]) => `--color-${name}:${colour}`)
  return `:root{${declared.join(';')}}`
}

/** The name stays for screen readers. */
function logoRule({ file, width, height }: BrandPicture): string {
  const shownWidth = Math.min(maxLogoWidth, (logoHeight * width) / height)
  const address = urls.picture(file, variantFor(width, logoPixels))
  const box = `display:block;flex:none;width:${shownWidth.toFixed(2)}rem;height:${logoHeight}rem`
  return `.shop-name{${box};background:url(${address}) left/contain no-repeat;overflow:hidden;text-indent:100%;white-space:nowrap}`
}

function iconLink(chosen: BrandPicture | null): string {
  return chosen
    ? `<link rel="icon" href="${urls.picture(chosen.file, variantFor(chosen.width, iconPixels))}" type="image/webp"/>`
    : `<link rel="icon" href="${icon}" type="image/svg+xml"/>`
}

/** Returns the narrowest stored width that is wide enough, or the widest one. */
function variantFor(width: number, wanted: number): number {
  const stored = widthsUpTo(width)
  return stored.find((candidate) => candidate >= wanted) ?? stored.at(-1) ?? 160
}

import { defineTexts } from '#shared/text.ts'

export const shareTexts = defineTexts('share', {
  share: 'Udostępnij',
  email: 'E-mailem',
  onFacebook: 'Na Facebooku',
  onWhatsApp: 'Przez WhatsApp',
})

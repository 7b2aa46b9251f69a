const mobile = /^(\+48)((?:45|5[0137]|6[069]|7[2389]|88)\d)(\d{3})(\d{3})$/
const landline = /^(\+48)(\d{2})(\d{3})(\d{2})(\d{2})$/

/** '+48600100200' → '+48 600 100 200', '+48220000145' → '+48 22 000 01 45'; foreign numbers are unchanged. */
export function formatPhone(phone: string): string {
  const parts = mobile.exec(phone) ?? landline.exec(phone)
  return parts ? parts.slice(1).join('\u00a0') : phone
}

import { expect, test } from 'vitest'
import { splitRegisterAddress } from './register-address.ts'

test.each([
  ['UL. DŁUGA 5, 31-146 KRAKÓW', 'PL', ['ul. Długa', '5', '31-146', 'Kraków']],
  ['ALEJE JEROZOLIMSKIE 44 LOK. 12A, 00-024 WARSZAWA', 'PL', ['Aleje Jerozolimskie', '44/12a', '00-024', 'Warszawa']],
  ['UL. JANA PAWŁA II 7/9, 43-300 BIELSKO-BIAŁA', 'PL', ['ul. Jana Pawła II', '7/9', '43-300', 'Bielsko-Biała']],
  ['11 LISTOPADA 4, 00-950 WARSZAWA', 'PL', ['11 Listopada', '4', '00-950', 'Warszawa']],
  ['ul. Złota 5, 00-950 Nowe Miasto', 'PL', ['ul. Złota', '5', '00-950', 'Nowe Miasto']],
  ['WOLA 12, 98-105 WOLA', 'PL', ['Wola', '12', '98-105', 'Wola']],
  ['Hauptstr. 12, 10115 Berlin', 'DE', ['Hauptstr.', '12', '10115', 'Berlin']],
  ['Vodičkova 704/36, 110 00 PRAHA 1', 'CZ', ['Vodičkova', '704/36', '110 00', 'PRAHA 1']],
  ['Rose Cottage, Dublin', 'IE', ['Rose Cottage, Dublin', '', '', '']],
  ['', 'PL', ['', '', '', '']],
])('the address "%s" of %s in fields', (address, country, [street, streetNumber, postcode, city]) => {
  expect(splitRegisterAddress(address, country)).toEqual({ street, streetNumber, postcode, city })
})

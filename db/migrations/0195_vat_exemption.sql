-- Why goods are exempt from VAT: the legal basis that an invoice names (act on VAT, art. 106e(1)(19)); '' where it is not known, or the rate is not 'zw'.
alter table product add vat_exemption text not null default '';
alter table order_line add vat_exemption text not null default '';

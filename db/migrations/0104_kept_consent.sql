-- The words of the question stand once, not with each answer.
create table consent_words (
  -- SHA-256 of the words
  digest text primary key,
  words text not null
);
insert into consent_words select distinct encode(sha256(convert_to(words, 'UTF8')), 'hex'), words from consent_log;
alter table consent_log add words_digest text references consent_words;
update consent_log set words_digest = encode(sha256(convert_to(words, 'UTF8')), 'hex');
alter table consent_log alter words_digest set not null;
alter table consent_log drop words;
create index on consent_log (given_at);
create index on consent_log (words_digest);

-- Of the token in a browser's cookie only SHA-256 is stored, so that a copy of the database signs nobody in. Who is signed in stays so.
update account_session set token = encode(sha256(convert_to(token, 'UTF8')), 'hex');

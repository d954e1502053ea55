-- Users are called by their real name, and by the name that they sign in with where they have none. Those of before
-- have it from the first start on, and not only once the figures are checked.
update "user" set name = coalesce(real_name, user_name) where name is null;

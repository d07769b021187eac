-- When the printed plan was last downloaded without a DRAFT mark. What was downloaded before was not told apart.
alter table plans add column final_downloaded_at timestamptz(3);
update plans set final_downloaded_at = document_downloaded_at;

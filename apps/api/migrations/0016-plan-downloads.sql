-- When the printed plan was last downloaded. The progress counts it until the plan is changed.
alter table plans add column document_downloaded_at timestamptz(3);

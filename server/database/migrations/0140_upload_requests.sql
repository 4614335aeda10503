-- A key stands for the whole request, not only for the file in it. Keys from before say nothing of the rest and hold for a day.
alter table upload_keys add column request text;

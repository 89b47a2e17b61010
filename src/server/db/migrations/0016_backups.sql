ALTER TABLE "installation_settings" ADD COLUMN "backs_up_daily" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "installation_settings" ADD COLUMN "backup_place" text DEFAULT 'data' NOT NULL;--> statement-breakpoint
ALTER TABLE "installation_settings" ADD COLUMN "backup_folder" text;